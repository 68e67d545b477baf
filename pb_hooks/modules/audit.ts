// biome-ignore-all lint/performance/noBarrelFile: commands.pb.ts loads modules, and each is the list of its handlers

export { audit } from '../settlement/audit/audit-command.ts';
