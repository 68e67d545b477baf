import { addEstateClaims, removeEstateClaims } from './estates/estate-claims.ts';

migrate(addEstateClaims, removeEstateClaims);
