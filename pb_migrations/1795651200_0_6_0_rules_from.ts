import { addRules06, removeRules06 } from './rules_06/rules-from.ts';

migrate(addRules06, removeRules06);
