/** A stroke of an icon: path data on a 24 unit grid, in ink or in the accent of what is optical. */
export interface IconStroke {
  d: string;
  role: 'ink' | 'accent' | 'tint';
}

const ink = (d: string): IconStroke => ({ d, role: 'ink' });
const accent = (d: string): IconStroke => ({ d, role: 'accent' });
const tint = (d: string): IconStroke => ({ d, role: 'tint' });

/** Icons of the categories by code: the drawings reduced to what tells one from the other. */
export const categoryIcons: Readonly<Record<string, readonly IconStroke[]>> = {
  'area-camera': [
    ink('M5 3.5H19A1.5 1.5 0 0 1 20.5 5V19A1.5 1.5 0 0 1 19 20.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5Z'),
    ink('M12 5.5A6.5 6.5 0 1 1 12 18.5A6.5 6.5 0 1 1 12 5.5Z'),
    tint('M8.6 9.5H15.4V14.5H8.6Z'),
    accent('M8.6 9.5H15.4V14.5H8.6Z'),
  ],
  'fa-lens': [
    ink('M5 5.5H9.5V18.5H5Z'),
    ink('M9.5 6.5H15.5V17.5H9.5Z'),
    ink('M15.5 7.5H18.5V16.5H15.5Z'),
    ink('M18.5 9.5H21V14.5H18.5'),
    ink('M11.5 9V15M13.5 9V15'),
    tint('M5 6.8Q1.6 12 5 17.2Z'),
    accent('M5 6.8Q1.6 12 5 17.2'),
  ],
  light: [
    tint('M4.5 10.5L9 20.5H15L19.5 10.5Z'),
    accent('M4.5 11L9 20.5M19.5 11L15 20.5M9 20.5H15'),
    ink('M2.5 7A9.5 3.6 0 0 1 21.5 7A9.5 3.6 0 0 1 2.5 7ZM8 7A4 1.4 0 0 1 16 7A4 1.4 0 0 1 8 7Z'),
    ink('M2.5 7V9.6C2.5 11.4 6.8 12.9 12 12.9S21.5 11.4 21.5 9.6V7'),
  ],
  'line-camera': [
    ink('M8 2.5H16V8H8Z'),
    ink('M9.8 8H14.2V10.4H9.8Z'),
    tint('M12 10.4L21 19.5H3Z'),
    accent('M10.8 10.6L3 19.5H21L13.2 10.6'),
    ink('M3 22H21'),
  ],
  'line-lens': [
    ink('M3 6H17V18H3Z'),
    ink('M6.5 6V18M13.5 6V18'),
    tint('M9 8.2Q11.6 12 9 15.8Q6.6 12 9 8.2Z'),
    accent('M10 8Q12.4 12 10 16Q7.6 12 10 8Z'),
    accent('M21 4V20'),
  ],
  'telecentric-lens': [
    ink('M8 4H12L16.5 9H21V15H16.5L12 20H8Z'),
    accent('M1.5 7.8H9.5L18 12L9.5 16.2H1.5'),
    tint('M9.5 6.4Q11.6 12 9.5 17.6Q7.4 12 9.5 6.4Z'),
    ink('M9.5 6.2Q11.5 12 9.5 17.8Q7.5 12 9.5 6.2Z'),
  ],
  'line-3d': [
    ink('M6.5 2.5H17.5V8.5H6.5Z'),
    tint('M12 8.5L20 18H4Z'),
    accent('M11 8.7L3.4 17.5M13 8.7L20.6 17.5'),
    accent('M2.5 20.5H8V17H14.5V20.5H21.5'),
  ],
  'face-3d': [
    ink('M5 2.5H19A1.2 1.2 0 0 1 20.2 3.7V7.3A1.2 1.2 0 0 1 19 8.5H5A1.2 1.2 0 0 1 3.8 7.3V3.7A1.2 1.2 0 0 1 5 2.5Z'),
    ink('M8 4.2A1.3 1.3 0 1 1 8 6.8A1.3 1.3 0 1 1 8 4.2ZM16 4.2A1.3 1.3 0 1 1 16 6.8A1.3 1.3 0 1 1 16 4.2Z'),
    tint('M12 8.5L21.5 16.5L17.5 21.5H2.5Z'),
    accent('M12 8.7L2.5 21.5H17.5L21.5 16.5Z'),
    accent('M17.5 21.5L12 8.7M2.5 21.5L6.5 16.5H21.5'),
  ],
  grabber: [
    ink('M4 2.5V21.5'),
    ink('M4 5H21.5V17.5H4'),
    ink('M1.5 7.2H4M1.5 10.2H4M1.5 13.2H4'),
    ink('M8 17.5V20.2H11V17.5M12.5 17.5V20.2H17.5V17.5'),
    tint('M10 8H15.5V13.5H10Z'),
    accent('M10 8H15.5V13.5H10Z'),
  ],
  slide: [
    ink('M2 15.5H18.5V19.5H2Z'),
    ink('M18.5 14H22V19.5H18.5'),
    ink('M4 10.5H12.5V15.5H4Z'),
    ink('M15 15.5H18.5'),
    accent('M4 5.5H18M6.5 3L4 5.5L6.5 8M15.5 3L18 5.5L15.5 8'),
  ],
};

/** A plain block, for a category without an icon of its own. */
export const plainIcon: readonly IconStroke[] = [ink('M4 7H20V17H4Z'), ink('M4 10.5H20')];
