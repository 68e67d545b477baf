import { addLedgerSums, removeLedgerSums } from './books/ledger-sum.ts';

migrate(addLedgerSums, removeLedgerSums);
