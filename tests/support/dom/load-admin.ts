import { theWindow } from './window.ts'

// Before the first test of a worker, so that no test pays for it; files that follow find all of it loaded.
theWindow()
await import('../../../admin/src/app/render-app.tsx')
