import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

/** Renders the whole app into the element; returns a function that unmounts it. */
export function renderApp(place: Element): () => void {
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return () => root.unmount()
}
