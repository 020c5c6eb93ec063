import { testWindow } from './window.ts'

// The app and its libraries look for a window while loading, so creates it first, once per worker.
testWindow()
await import('./open-admin.ts')
