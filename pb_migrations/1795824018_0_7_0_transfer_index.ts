import { addTransferIndex, removeTransferIndex } from './books/transfer-index.ts';

migrate(removeTransferIndex, addTransferIndex);
