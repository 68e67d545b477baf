import type { Page } from 'playwright';
import type { Role, Viewer } from './people.ts';

/** What a step has to hand beside the page. */
export interface Scene {
  viewer: Viewer;
  phone: boolean;
  /** The newest link below that path which the server made for the viewer's address. */
  link: (path: string) => Promise<string>;
}

/** One screen in one state. */
export interface Step {
  /** Begins the file's name, so that names sort by area. */
  name: string;
  as: Role;
  path: string;
  /** Brings the page from its start into the state. */
  act?: (page: Page, scene: Scene) => Promise<unknown>;
  /** The whole page instead of what fits on the screen. */
  whole?: boolean;
  /** Only on that kind of screen. */
  on?: 'desktop' | 'phone';
}
