import { addExchange, removeExchange } from './exchange/exchange.ts';

migrate(addExchange, removeExchange);
