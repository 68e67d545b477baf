import { addOrderIndex, removeOrderIndex } from './shares/order-index.ts';

migrate(addOrderIndex, removeOrderIndex);
