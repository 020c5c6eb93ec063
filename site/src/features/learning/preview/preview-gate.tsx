import type { ReactNode } from 'react'
import { useLoad } from '../../../kernel/use-load.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'

type Opened = { strip: ReactNode; itemStrip: ReactNode }
type Gate = { route: { slug: string; related_id: number }; waiting: ReactNode; children: (opened: Opened) => ReactNode }

/** Opens the preview before its page makes its first call; does nothing on pages of an enrollment. */
export function PreviewGate({ route, waiting, children }: Gate) {
  return isPreview(route.related_id) ? (
    <OpenPreview route={route} waiting={waiting}>
      {children}
    </OpenPreview>
  ) : (
    children({ strip: null, itemStrip: null })
  )
}

function OpenPreview({ route: { slug }, waiting, children }: Gate) {
  const loaded = useLoad(`preview:${slug}`, async () => {
    const { openPreview } = await import('./open-preview.ts')
    const { PreviewStrip, PreviewItemStrip } = await import('./preview-strip.tsx')
    return { preview: openPreview(slug), PreviewStrip, PreviewItemStrip }
  })
  if (loaded.state === 'loading') return waiting
  if (loaded.state === 'failed') return <LoadFailed isPage error={loaded.error} onRetry={loaded.reload} />
  const { preview, PreviewStrip, PreviewItemStrip } = loaded.data
  return children({ strip: <PreviewStrip preview={preview} />, itemStrip: <PreviewItemStrip preview={preview} /> })
}
