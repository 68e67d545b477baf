import { addShareSales, removeShareSales } from './share_sales/share-sales.ts';

migrate(addShareSales, removeShareSales);
