// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { noteOwner } from '../airline/owner-seen.ts';
export { showInList, showInView } from '../airline/show-to-owner.ts';
