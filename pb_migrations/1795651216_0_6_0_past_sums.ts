import { addPastSums } from './books/past-sums.ts';

// Reverting needs nothing: the sums go with their collection.
migrate(addPastSums, () => undefined);
