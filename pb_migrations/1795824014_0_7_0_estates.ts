import { addEstates, removeEstates } from './estates/estates.ts';

migrate(addEstates, removeEstates);
