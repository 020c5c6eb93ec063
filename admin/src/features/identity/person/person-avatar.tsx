type Props = { name: string; picture: string | null; large?: boolean }

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The picture of a person, or the initials; the name stands beside it. */
export const PersonAvatar = ({ name, picture, large = false }: Props) => (
  <span className={large ? 'person-face person-face-large' : 'person-face'} aria-hidden="true">
    {picture ? <img src={picture} alt="" /> : initialsOf(name)}
  </span>
)
