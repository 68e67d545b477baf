import { addArrears, removeArrears } from './arrears/valued-kinds.ts';

migrate(addArrears, removeArrears);
