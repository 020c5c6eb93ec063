import './media.css'
import type { Material } from '@portico/shared/contract/materials.ts'
import { MediaCard } from './media-card.tsx'

type Props = {
  materials: readonly Material[]
  /** where several can be chosen: those that are */
  chosen?: readonly Material[]
  onPress: (material: Material) => void
}

/** Files of the library, side by side. */
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
