import '@portico/shared/ui/css/ui.css'
import '@portico/shared/ui/css/notifications.css'
import '@portico/shared/ui/css/announcements.css'
import './app/app.css'
import { watchChunkFailures } from '@portico/shared/browser/reload-on-chunk-failure.ts'
import { renderApp } from './app/render-app.tsx'

watchChunkFailures()
const appRoot = document.getElementById('app')
if (appRoot) renderApp(appRoot)
