import { addAccounts, removeAccounts } from './accounts/accounts.ts';
import { addRetiredCodes, removeRetiredCodes } from './accounts/retired-code.ts';

migrate(
  (app) => {
    addAccounts(app);
    addRetiredCodes(app);
  },
  (app) => {
    removeRetiredCodes(app);
    removeAccounts(app);
  },
);
