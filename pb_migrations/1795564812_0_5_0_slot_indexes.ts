import { addSlotIndexes, removeSlotIndexes } from './slots/indexes.ts';

migrate(addSlotIndexes, removeSlotIndexes);
