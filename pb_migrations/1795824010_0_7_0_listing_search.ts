import { addSearchIndexes, removeSearchIndexes } from './listing_search/listing-search.ts';

migrate(addSearchIndexes, removeSearchIndexes);
