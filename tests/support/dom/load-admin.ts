import { theWindow } from './window.ts'

// The app and its libraries look for a window as they load: it is made first, once in each worker.
theWindow()
await import('./open-admin.ts')
