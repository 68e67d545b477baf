import { addRules08, removeRules08 } from './rules_08/rules-08.ts';

migrate(addRules08, removeRules08);
