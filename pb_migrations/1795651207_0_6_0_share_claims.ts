import { addShareClaims, removeShareClaims } from './share_claims/share-claims.ts';

migrate(addShareClaims, removeShareClaims);
