import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Layout } from '../hooks/use-layout.ts';
import { words } from '../words/in-use.ts';
import classes from './visit-sheet.module.css';

interface SideSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly layout: Layout;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What lies above the page: from below on a phone, else from a side. */
export function SideSheet({ opened, title, layout, onClose, children }: SideSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={layout === 'phone' ? 'bottom' : layout === 'tablet' ? 'right' : 'left'}
      overlayProps={{ backgroundOpacity: 0.18 }}
      size={layout === 'phone' ? '85%' : 420}
      title={title}
      closeButtonProps={{ 'aria-label': words().frame.close }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '', header: classes.header ?? '' }}
    >
      {children}
    </Drawer>
  );
}
