import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';

/** An aircraft seen from its left. One unit is a hundredth of its length. x from the nose, y down. */
export interface Shape {
  /** Paths, from the furthest to the nearest. */
  body: string;
  /** Vertical tail, in the airline's colour. */
  fin: string;
  /** Its rear part. */
  rudder: string;
  /** Tailplane and wing. */
  wings: string;
  engines: string;
  /** Thin discs of propellers. */
  props: string;
  gear: readonly { x: number; y: number; r: number }[];
  /** Rows of windows. */
  windows: readonly { from: number; to: number; y: number }[];
  cockpit: string;
  /** Uppermost and lowest y. */
  top: number;
  bottom: number;
}

interface Plan {
  /** Diameter of the fuselage. */
  girth: number;
  /** Height of the fin above the fuselage, and the sweep and chord of its tip. */
  fin: { height: number; sweep: number; chord: number };
  tailplane: 'low' | 'top' | 'middle';
  wing: 'low' | 'high';
  /** Start of the wing's root, its chord and its sweep. */
  root: number;
  chord: number;
  sweep: number;
  /** Nacelles at the wing: x of the intake, length and thickness. */
  nacelles?: readonly { x: number; length: number; girth: number; prop?: number }[];
  /** Nacelles at the rear fuselage. */
  rear?: { x: number; length: number; girth: number };
  /** An engine in the tail: under the fin (straight) or through an S-shaped duct at its root. */
  tailEngine?: 'duct' | 'straight';
  /** Length of an upper deck from the nose, and its height above the fuselage. */
  hump?: { until: number; height: number };
  fullUpperDeck?: boolean;
}

const n = (value: number) => String(Math.round(value * 100) / 100);
/** Returns an SVG path from commands and numbers. */
const path = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? n(part) : part)).join(' ');

function fuselage({ girth, hump }: Plan): string {
  const r = girth / 2;
  const back = path('L', 71, -r, 'C', 84, -r, 92, -0.9 * r, 100, -0.62 * r, 'L', 100, -0.3 * r);
  const belly = path('C', 92, 0.15 * r, 84, r, 70, r, 'L', 10, r, 'C', 4.5, r, 0.6, 0.8 * r, 0, 0.3 * r);
  if (!hump) return `${path('M', 0, 0.3 * r, 'C', 1.2, -0.35 * r, 5.5, -r, 12, -r)} ${back} ${belly} Z`;
  const top = -r - hump.height;
  const front = path('M', 0, 0.3 * r, 'C', 1.2, -0.5 * r, 4.5, top, 12, top, 'L', hump.until, top);
  return `${front} ${path('C', hump.until + 4, top, hump.until + 6, -r, hump.until + 10, -r)} ${back} ${belly} Z`;
}

/** Returns a nacelle with a round intake and a cone. */
const nacelle = (x: number, y: number, length: number, girth: number) =>
  path(
    ...['M', x + 0.12 * length, y - girth / 2, 'L', x + 0.6 * length, y - girth / 2],
    ...['C', x + 0.85 * length, y - 0.45 * girth, x + 0.9 * length, y - 0.2 * girth, x + length, y],
    ...['C', x + 0.9 * length, y + 0.25 * girth, x + 0.8 * length, y + 0.5 * girth],
    ...[x + 0.6 * length, y + girth / 2, 'L', x + 0.12 * length, y + girth / 2],
    ...['C', x, y + 0.4 * girth, x, y - 0.4 * girth, x + 0.12 * length, y - girth / 2, 'Z'],
  );

/** Returns the near wing from the side. Its tip is behind the root and, for a low wing, above it. */
function wing({ wing, root, chord, sweep, girth }: Plan): string {
  const r = girth / 2;
  if (wing === 'high') {
    const y = -r - 0.4;
    return path(
      ...['M', root, y + 0.7, 'C', root, y - 0.5, root + 2, y - 0.6, root + 4, y - 0.6],
      ...['L', root + chord, y + 0.3, 'L', root + chord, y + 1, 'L', root + 1, y + 1.1, 'Z'],
    );
  }
  const y = 0.72 * r;
  const rise = 0.12 * sweep + 0.75 * r;
  return path(
    ...['M', root, y, 'C', root + 2, y + 0.9, root + chord * 0.6, y + 0.9, root + chord, y + 0.2],
    ...[
      'L',
      root + sweep + 3,
      y - rise,
      'L',
      root + sweep + 1.2,
      y - rise,
      'L',
      root + chord * 0.35,
      y - 0.5,
      'Z',
    ],
  );
}

function tailplane({ tailplane, girth, fin }: Plan): string {
  const r = girth / 2;
  if (tailplane === 'low')
    return path('M', 86, -0.5 * r, 'L', 96, -0.72 * r, 'L', 99.5, -0.62 * r, 'L', 93, -0.3 * r, 'Z');
  const share = tailplane === 'top' ? 1 : 0.45;
  const y = -r - fin.height * share;
  const x = 84 + fin.sweep * share;
  return path(
    'M',
    x - 1,
    y,
    'L',
    x + 1.5,
    y - 0.7,
    'L',
    x + fin.chord + 1,
    y - 0.5,
    'L',
    x + fin.chord + 2,
    y + 0.4,
    'Z',
  );
}

function drawn(plan: Plan): Shape {
  const r = plan.girth / 2;
  const { height, sweep, chord } = plan.fin;
  const top = -r - height;
  const rootFrom = 81;
  const fin = path(
    ...['M', rootFrom - 3, -0.98 * r, 'L', rootFrom + 1.5, -r - 0.16 * height],
    ...['L', rootFrom + sweep + 2, top, 'L', rootFrom + sweep + 2 + chord, top, 'L', 97.5, -0.68 * r, 'Z'],
  );
  const hinge = rootFrom + sweep + 2 + chord * 0.62;
  const rudder = path(
    ...[
      'M',
      hinge,
      top,
      'L',
      rootFrom + sweep + 2 + chord,
      top,
      'L',
      97.5,
      -0.68 * r,
      'L',
      92.8,
      -0.8 * r,
      'Z',
    ],
  );
  const nacelles = plan.nacelles ?? [];
  const atWing = nacelles.map(({ x, length, girth: thick, prop }) => {
    const below =
      plan.wing === 'high' ? -r + 0.3 + thick * (prop ? 0.1 : 0.62) : 0.78 * r + thick * (prop ? 0 : 0.55);
    return { x, y: below, length, thick, prop };
  });
  const engines = atWing.map(({ x, y, length, thick }) => nacelle(x, y, length, thick));
  if (plan.rear) engines.push(nacelle(plan.rear.x, -0.42 * r, plan.rear.length, plan.rear.girth));
  if (plan.tailEngine === 'duct') engines.push(nacelle(76.5, -r - 1.2, 9, 2.9));
  if (plan.tailEngine === 'straight') engines.push(nacelle(80, -r - 2.1, 19, 4.2));
  const lowest = Math.max(r, ...atWing.map(({ y, thick }) => y + thick / 2));
  const ground = Math.max(r + 3.2, lowest + 1.4);
  const wheel = Math.max(1.3, plan.girth * 0.15);
  const main = plan.root + plan.chord * (plan.wing === 'high' ? 0.75 : 0.85);
  const hump = plan.hump?.height ?? 0;
  const deck = plan.fullUpperDeck ? [{ from: 13, to: 76, y: -0.62 * r }] : [];
  const upper = plan.hump ? [{ from: 13, to: plan.hump.until, y: -r - hump * 0.25 }] : [];
  const eye = plan.fullUpperDeck ? 0.02 * r : -0.42 * r - hump * 0.95;
  return {
    body: fuselage(plan),
    fin,
    rudder,
    wings: `${tailplane(plan)} ${wing(plan)}`,
    engines: engines.join(' '),
    props: atWing
      .flatMap(({ x, y, prop }) => (prop ? [path('M', x - 0.3, y - prop, 'L', x - 0.3, y + prop)] : []))
      .join(' '),
    gear: [
      { x: 11, y: ground - wheel * 0.85, r: wheel * 0.85 },
      { x: main, y: ground - wheel, r: wheel },
      ...(plan.girth > 8.4 && plan.wing === 'low' && plan.chord > 20
        ? [{ x: main + wheel * 2.1, y: ground - wheel, r: wheel }]
        : []),
    ],
    windows: [{ from: 13, to: 80, y: plan.fullUpperDeck ? 0.12 * r : -0.22 * r }, ...deck, ...upper],
    cockpit: path('M', 3.2, eye, 'L', 5, eye - 0.24 * r, 'L', 8, eye - 0.24 * r, 'L', 8, eye, 'Z'),
    top: Math.min(top, -r - hump) - 0.9,
    bottom: ground,
  };
}

const JET = { tailplane: 'low', wing: 'low' } as const;
const wide = {
  ...JET,
  root: 33,
  chord: 24,
  sweep: 30,
  fin: { height: 12.5, sweep: 8.5, chord: 5.5 },
} as const;
const narrow = { ...JET, root: 36, chord: 20, sweep: 24, fin: { height: 14, sweep: 7, chord: 6 } } as const;

const PLANS: Readonly<Record<AircraftModel['silhouette'], Plan>> = {
  turboprop: {
    ...{ girth: 10.4, tailplane: 'low', wing: 'low', root: 37, chord: 15, sweep: 13 },
    fin: { height: 18, sweep: 6, chord: 7 },
    nacelles: [{ x: 32, length: 17, girth: 5.4, prop: 8.5 }],
  },
  turboprop_high: {
    ...{ girth: 10.6, tailplane: 'top', wing: 'high', root: 40, chord: 12, sweep: 3 },
    fin: { height: 16.5, sweep: 5, chord: 9 },
    nacelles: [{ x: 34.5, length: 18, girth: 4.6, prop: 7.6 }],
  },
  jet_rear: {
    ...{ girth: 8.4, tailplane: 'top', wing: 'low', root: 42, chord: 18, sweep: 20 },
    fin: { height: 13, sweep: 8, chord: 7.5 },
    rear: { x: 66, length: 15, girth: 4.4 },
  },
  jet_high: {
    ...{ girth: 12.4, tailplane: 'top', wing: 'high', root: 36, chord: 19, sweep: 8 },
    fin: { height: 17, sweep: 6, chord: 9 },
    nacelles: [
      { x: 33, length: 11, girth: 5 },
      { x: 42, length: 11, girth: 5 },
    ],
  },
  narrow_twin: { ...narrow, girth: 10.4, nacelles: [{ x: 33, length: 13, girth: 6.2 }] },
  trijet_narrow: {
    ...{ girth: 8.4, tailplane: 'top', wing: 'low', root: 40, chord: 20, sweep: 24 },
    fin: { height: 13, sweep: 9, chord: 6.5 },
    rear: { x: 67, length: 13, girth: 3.8 },
    tailEngine: 'duct',
  },
  quad_narrow: {
    ...{ ...JET, girth: 8, root: 34, chord: 21, sweep: 29, fin: { height: 13.5, sweep: 7.5, chord: 6.5 } },
    nacelles: [
      { x: 46, length: 9, girth: 3.2 },
      { x: 32, length: 10, girth: 3.4 },
    ],
  },
  wide_twin: { ...wide, girth: 9, nacelles: [{ x: 31, length: 11.5, girth: 5.6 }] },
  wide_tri: {
    ...{ ...wide, girth: 10.2, nacelles: [{ x: 31, length: 10.5, girth: 5 }] },
    fin: { height: 14, sweep: 7.5, chord: 6.5 },
    tailEngine: 'straight',
  },
  wide_quad: {
    ...{ ...wide, girth: 8.6 },
    nacelles: [
      { x: 45, length: 8, girth: 3.7 },
      { x: 32, length: 8.5, girth: 3.9 },
    ],
  },
  jumbo: {
    ...{ ...wide, girth: 9.2, hump: { until: 30, height: 2 } },
    nacelles: [
      { x: 46, length: 8.5, girth: 4 },
      { x: 32, length: 9, girth: 4.2 },
    ],
  },
  double_deck: {
    ...{ ...wide, girth: 12, chord: 28, sweep: 32, fullUpperDeck: true },
    fin: { height: 17, sweep: 9, chord: 7 },
    nacelles: [
      { x: 46, length: 8.5, girth: 4.6 },
      { x: 31, length: 9, girth: 4.8 },
    ],
  },
};

const SHAPES = new Map<AircraftModel['silhouette'], Shape>();

/** Returns the cached shape of a silhouette. */
export function shapeOf(silhouette: AircraftModel['silhouette']): Shape {
  const known = SHAPES.get(silhouette);
  if (known) return known;
  const shape = drawn(PLANS[silhouette]);
  SHAPES.set(silhouette, shape);
  return shape;
}
