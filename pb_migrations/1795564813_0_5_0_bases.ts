import { addBases, removeBases } from './bases/rival.ts';

migrate(addBases, removeBases);
