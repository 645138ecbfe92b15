/** Of a block's own title: 1 for the block that a page begins with, whose title is the page's; 2 for the others. */
export type HeadingLevel = 1 | 2;

/** The element of a block's title. */
export const titleTag = (level: HeadingLevel): 'h1' | 'h2' => (level === 1 ? 'h1' : 'h2');

/** The element of the titles of its parts. */
export const partTag = (level: HeadingLevel): 'h2' | 'h3' => (level === 1 ? 'h2' : 'h3');
