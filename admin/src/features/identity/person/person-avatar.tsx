type Props = { name: string; picture: string | null; large?: boolean }

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Shows the person's picture or initials, hidden from screen readers because the name is next to it. */
export const PersonAvatar = ({ name, picture, large = false }: Props) => (
  <span className={large ? 'person-face person-face-large' : 'person-face'} aria-hidden="true">
    {picture ? <img src={picture} alt="" /> : initialsOf(name)}
  </span>
)
