import type { Page } from 'playwright';
import type { Role, Viewer } from './people.ts';

/** Context of a step besides the page. */
export interface Scene {
  viewer: Viewer;
  phone: boolean;
  /** Returns the newest link below that path that the server created for the viewer's address. */
  link: (path: string) => Promise<string>;
}

/** One screen in one state. */
export interface Step {
  /** Beginning of the file name, so that names sort by area. */
  name: string;
  as: Role;
  path: string;
  /** Changes the page from its start into the state. */
  act?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Takes the whole page instead of the visible part. */
  whole?: boolean;
  /** Left out of a quick run, because it computes for long and a browser test waits for the same state. */
  slow?: boolean;
  /** Only for this kind of screen. */
  on?: 'desktop' | 'phone';
}
