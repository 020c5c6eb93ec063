import type { PortalImage } from '@portico/shared/rules/media/upload-rules.ts'
import { portalSettings } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'

/** Sets or clears a picture of the portal; the previous picture's files are removed later unless something still shows them. */
export async function replacePicture(
  { db, emit }: Scope,
  { image, address, at }: { image: PortalImage; address: string | null; at: Date },
): Promise<void> {
  const [before] = await db.select({ address: portalSettings[image] }).from(portalSettings).for('update')
  await db.update(portalSettings).set({ [image]: address, updated_at: at })
  if (before?.address && before.address !== address) await emit('picture.dropped', { address: before.address })
}
