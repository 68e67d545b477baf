// Compiled into each module of a build with a movable time.
declare global {
  var realNow: (() => number) | undefined;
}

if (!globalThis.realNow) {
  const now = Date.now;
  globalThis.realNow = now;
  Date.now = () => now() + Number(toString($os.readFile(`${__hooks}/../offset`)));
}

export {};
