import { addNews, removeNews } from './economy/news.ts';
import { addOutlook, removeOutlook } from './economy/outlook.ts';
import { addOverhead, removeOverhead } from './economy/overhead.ts';

migrate(
  (app) => {
    addOutlook(app);
    addNews(app);
    addOverhead(app);
  },
  (app) => {
    removeOverhead(app);
    removeNews(app);
    removeOutlook(app);
  },
);
