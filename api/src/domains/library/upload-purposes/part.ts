import { mediaKinds } from '../../media/door.ts'
import type { Purpose } from '../uploads/purpose.ts'

/** One part of another upload, which is joined from its parts. */
export const part: Purpose = {
  needs: 'materials.edit',
  plan: async (_, { key }) => ({ file_key: mediaKinds.upload_part.key({ id: key }) }),
  make: null,
  keeps: () => true,
}
