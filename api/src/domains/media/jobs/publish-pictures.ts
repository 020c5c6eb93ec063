import type { Services } from '../../../kernel/services.ts'
import { publishStoredPictures } from '../published/publish-stored-pictures.ts'

/** Every ten minutes, until all earlier pictures are done. */
export const publishPicturesCron = '*/10 * * * * publish-pictures'

/** Removes metadata from pictures stored before uploads were stripped of theirs. */
export async function publishPictures({ storage, log }: Pick<Services, 'storage' | 'log'>): Promise<void> {
  const rewritten = await publishStoredPictures(storage, log)
  if (rewritten > 0) log.info({ rewritten }, 'stored pictures lost their metadata')
}
