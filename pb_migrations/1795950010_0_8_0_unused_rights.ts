import { addUnusedRights, removeUnusedRights } from './rules_08/unused-rights.ts';

migrate(addUnusedRights, removeUnusedRights);
