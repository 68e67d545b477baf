import { addNewsKinds, removeNewsKinds } from './news_kinds/news.ts';

migrate(addNewsKinds, removeNewsKinds);
