import { addDayPrices, removeDayPrices } from './shares/day-prices.ts';

migrate(addDayPrices, removeDayPrices);
