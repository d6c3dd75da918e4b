import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/scrollbar';
import './strip-swiper.css';
import type { Category } from '@shixuan/api/client';
import { A11y, Navigation, Scrollbar } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { StripItem } from './strip-item';

/** Seven per view; on a phone seven would be 50 px each and unreadable, so about four, the last cut to show there is more. */
const PHONE_SLIDES = 4.25;

/** The strip as a carousel: arrows, a scrollbar to drag, no gap, nothing moves by itself. */
export default function StripSwiper({ categories }: { categories: readonly Category[] }) {
  return (
    <Swiper
      className="category-swiper"
      modules={[A11y, Navigation, Scrollbar]}
      slidesPerView={PHONE_SLIDES}
      breakpoints={{ 800: { slidesPerView: 7 } }}
      spaceBetween={0}
      navigation
      scrollbar={{ draggable: true }}
      a11y={{
        prevSlideMessage: '前一个分类',
        nextSlideMessage: '后一个分类',
        firstSlideMessage: '已到第一个分类',
        lastSlideMessage: '已到最后一个分类',
        slideRole: 'presentation',
        slideLabelMessage: '',
      }}
    >
      {categories.map(category => (
        <SwiperSlide key={category.id}>
          <StripItem category={category} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
