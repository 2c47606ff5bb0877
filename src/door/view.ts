// What a section type of a site's own may import from `vitrine/section` in its view.tsx.
export { useContent } from '../data/use-content.ts';
export { Entrance } from '../entrance/Entrance.tsx';
export { StaggeredList } from '../entrance/StaggeredList.tsx';
export { HeadedList, HeadedSection } from '../sections/HeadedSection.tsx';
export { ListSection } from '../sections/ListSection.tsx';
export { Button } from '../ui/Button.tsx';
export { ExternalLink } from '../ui/ExternalLink.tsx';
export { FormattedDate } from '../ui/FormattedDate.tsx';
export { Heading } from '../ui/Heading.tsx';
export { Icon } from '../ui/Icon.tsx';
export { LinkTo } from '../ui/LinkTo.tsx';
export { Picture } from '../ui/Picture.tsx';
export { Plate } from '../ui/Plate.tsx';
export { quietLink } from '../ui/page.css.ts';
export { RichText, RichTexts } from '../ui/RichText.tsx';
export { row } from '../ui/section.css.ts';
export { Tags } from '../ui/Tags.tsx';
