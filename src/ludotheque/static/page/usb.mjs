/** The worker as one classic script, for a page from a disk. */

import './usb-ground.mjs'; // before Pyodide looks around
import createPyodideModule from './pyodide.asm.mjs';
import './worker.mjs';

self.bundled = { createPyodideModule };
