import { buildTargets } from './build/targets.ts';

const made = await buildTargets();
console.log(made.length > 0 ? `Built ${made.join(', ')}.` : 'Everything is up to date.');
