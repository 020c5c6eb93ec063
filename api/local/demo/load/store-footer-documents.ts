import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaKinds } from '../../../src/domains/media/media-kinds.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { scormAgreementSheet, w9Sheet } from '../content/footer-documents.ts'
import type { DemoPortal } from '../content/types.ts'
import { cachedFile } from '../pictures/cached-file.ts'
import { portalScormAgreement, portalW9 } from '../pictures/paths.ts'

/** Portals without logos of their own have no documents either. */
export const hasDocuments = ({ has_branding, branding_of }: DemoPortal): boolean =>
  has_branding && branding_of === undefined

/** Stores the documents that the footers of the demo's portals offer (LEG-002). */
export async function storeFooterDocuments(storage: Storage, portals: readonly DemoPortal[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-demo-footer-'))
  const path = join(folder, 'paper.pdf')
  for (const portal of portals.filter(hasDocuments))
    for (const [name, sheet] of [
      [portalW9(portal.slug), w9Sheet(portal)],
      [portalScormAgreement(portal.slug), scormAgreementSheet(portal)],
    ] as const) {
      const paper = { kicker: 'SAMPLE FOR THE DEMO', author: portal.company.name, foot: portal.name, has_boxes: false }
      await cachedFile({
        source: JSON.stringify({ sheet, paper }),
        path,
        // The PDF renderer is a large module, so load it only if there is something to render.
        make: async () => writeFile(path, await (await import('./render-sheet.ts')).renderPaper(sheet, paper)),
      })
      await storage.put(mediaKinds.stock_picture.key({ name: name.replace('/media/', '') }), await readFile(path))
    }
  await rm(folder, { recursive: true })
}
