import '@portico/shared/ui/css/ui.css'
import '@portico/shared/ui/css/notifications.css'
import '@portico/shared/ui/css/announcements.css'
import './app/app.css'
import { watchChunkFailures } from '@portico/shared/browser/reload-on-chunk-failure.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

watchChunkFailures()
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
