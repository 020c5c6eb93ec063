import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Material } from '@portico/shared/contract/materials.ts'
import { fileTypeLabels } from '@portico/shared/rules/media/library.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { PdfThumbnail } from './pdf-thumbnail.tsx'

/** Describes how much a file is used, for its card. */
export const usageOf = ({ uses, courses }: Pick<Material, 'uses' | 'courses'>): string =>
  uses === 0 ? 'Not used' : `In ${countOf(courses, 'course')}`

const icons: Partial<Record<Material['type'], IconName>> = { video: 'video', audio: 'headphones' }
/** A larger PDF would be downloaded in full just for a thumbnail. */
const drawnUpTo_bytes = 8 * 1024 ** 2
const drawsPage = ({ type, size }: Material): boolean => type === 'pdf' && size <= drawnUpTo_bytes

/** Shows a file's picture, the first page of a PDF, or the icon of its type. */
export function MediaThumbnail({ material }: { material: Material }) {
  const { picture, type, width, height } = material
  return (
    <span className="media-thumbnail">
      {picture ? (
        <Picture src={picture} sizes="200px" width={width ?? 200} height={height ?? 150} />
      ) : drawsPage(material) ? (
        <PdfThumbnail uuid={material.uuid} version={material.sha256} />
      ) : (
        <Icon name={icons[type] ?? 'file'} />
      )}
      <span className="media-kind">{fileTypeLabels[type]}</span>
    </span>
  )
}

type Props = { material: Material; chosen?: boolean | undefined; onPress: () => void }

/** Shows a file in a list: its picture, name, size and use. A click chooses or opens it. */
export function MediaCard({ material, chosen, onPress }: Props) {
  return (
    <button type="button" className="media-card" aria-pressed={chosen} onClick={onPress}>
      <MediaThumbnail material={material} />
      <span className="media-name">{material.name}</span>
      <span className="media-facts">
        {bytesLabel(material.size)} · {usageOf(material)}
      </span>
      {chosen ? <Icon name="check-circle" /> : null}
    </button>
  )
}
