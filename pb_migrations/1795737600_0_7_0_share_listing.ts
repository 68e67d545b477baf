import { renameShareListing, restoreShareListing } from './share_listing/share-listing.ts';

migrate(renameShareListing, restoreShareListing);
