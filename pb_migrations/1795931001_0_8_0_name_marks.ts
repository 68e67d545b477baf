import { limitNameMarks } from './marks/limit-marks.ts';

migrate(limitNameMarks, () => undefined);
