import type { Verb } from '../../../../kernel/verb.ts'
import { getFreePreview } from './get-free-preview.ts'
import { getFreePreviewCaptions } from './get-free-preview-captions.ts'
import { getFreePreviewFile } from './get-free-preview-file.ts'

export const freePreviewsArea: readonly Verb[] = [getFreePreview, getFreePreviewFile, getFreePreviewCaptions]
