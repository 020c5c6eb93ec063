import { show_material, type Material } from '@portico/shared/contract/materials.ts'
import { namedSize } from '@portico/shared/rules/media/picture-variants.ts'
import { api } from '../../kernel/api.ts'

const poll_ms = 700
/** How often the library is asked; icons and animated pictures never get another URL. */
const mostPolls = 30
/** A picture that still has its first URL after this long keeps it. */
const settledAfter_ms = 10 * 60_000

const isFinal = ({ picture, created_at, replaced_at }: Material): boolean =>
  (picture !== null && namedSize(picture) !== null) ||
  Date.now() - Date.parse(replaced_at ?? created_at) > settledAfter_ms

/**
 * Waits until a new picture of the library has its final URL: a text with the first one would change on the server while its author writes, and
 * the next save would be refused as a conflict.
 */
export async function finalPicture(material: Material, polls = mostPolls): Promise<Material> {
  let latest = material
  for (let asked = 0; asked < polls && !isFinal(latest); asked += 1) {
    await new Promise((done) => setTimeout(done, poll_ms))
    latest = (await api(show_material, { params: { uuid: material.uuid } })).material
  }
  return latest
}
