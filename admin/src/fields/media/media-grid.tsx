import './media.css'
import type { Material } from '@portico/shared/contract/materials.ts'
import { MediaCard } from './media-card.tsx'

type Props = {
  materials: readonly Material[]
  /** the selected files, where several can be selected */
  chosen?: readonly Material[]
  onPress: (material: Material) => void
}

export function MediaGrid({ materials, chosen, onPress }: Props) {
  return (
    <ul className="media-grid">
      {materials.map((material) => (
        <li key={material.uuid}>
          <MediaCard
            material={material}
            chosen={chosen?.some(({ uuid }) => uuid === material.uuid)}
            onPress={() => onPress(material)}
          />
        </li>
      ))}
    </ul>
  )
}
