import { addShares, removeShares } from './shares/shares.ts';

migrate(addShares, removeShares);
