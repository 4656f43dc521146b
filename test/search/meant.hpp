/** @file
 * A library whose names occur in several places. */

/** Opens a file of shapes. @param path Its path. */
int geo_open(const char *path);
/** Checks the path first. */
#define geo_open(path) geo_open(geo_check(path))

/** Geometry. */
namespace geo {

/** A point. */
struct Point {
  /** Moves the point. */
  Point &operator+=(const Point &offset);
  /** Compares points. */
  bool operator==(const Point &other) const;
};

/** A color. */
enum class Color { red, green };
/** Returns the color of the next shape. */
Color color();

/** Some numbers. */
template <typename T> class Buffer {
public:
  /** Changes the number of elements. */
  void resize(int count);
};
/** Some bits. */
template <> class Buffer<bool> {
public:
  /** Inverts each bit. */
  void flip();
};

/** Something that changes its size; nothing derives from it. */
class Balloon {
public:
  /** Changes the size. */
  void resize(int size);
  /** Turns it inside out. */
  void transpose();
};

/** Something on a plane. */
class Shape {
public:
  /** Changes the size. */
  virtual void resize(double factor);
  /** Returns the area. */
  virtual double area() const;
  /** Draws the outline. */
  void outline();
};
/** Has four sides. */
class Rectangle : public Shape {
public:
  /** Returns the area. */
  double area() const override;
};
/** A rectangle with equal sides. */
class Square : public Rectangle {};
/** Round. */
class Circle : public Shape {};

/** Numbers in rows and columns. */
template <typename T> class matrix {
public:
  /** @name Calculations @{ */
  /** Exchanges rows and columns. */
  void transpose();
  /** Calculates. */ void m1();
  /** Calculates. */ void m2();
  /** Calculates. */ void m3();
  /** Calculates. */ void m4();
  /** Calculates. */ void m5();
  /** Calculates. */ void m6();
  /** Calculates. */ void m7();
  /** Calculates. */ void m8();
  /** Calculates. */ void m9();
  /** Calculates. */ void m10();
  /** Calculates. */ void m11();
  /** Calculates. */ void m12();
  /** Calculates. */ void m13();
  /** Calculates. */ void m14();
  /** Calculates. */ void m15();
  /** Calculates. */ void m16();
  /** Calculates. */ void m17();
  /** Calculates. */ void m18();
  /** Calculates. */ void m19();
  /** Calculates. */ void m20();
  /** @} */
};
/** Numbers with fractions. */
using mat = matrix<double>;

/** Calls back when something arrives. */
void listening_port();
/** Returns what there is, one after the other. */
void list_shapes();

/** @details Turns angles from degrees into a full circle. */
double to_turn(double angle);
/** Rotates. @details Many words that have nothing to do with it, and which go on for so long that no reader would call
 * them the beginning of a description, are followed by one about what degrees are, how degrees came to be, and why. */
double rotate(double angle);

/** Draws shapes. */
class Canvas {};
/** Shows a canvas. */
struct Window {
  /** Where it draws. */
  Canvas *canvas;
  /** The frame around it. */
  int frame;
};
/** Draws again. */
void redraw_windows_only();
/** Returns the frame of a window. */
int frame(const Window &window);

/** What is wrong with an argument. */
struct argument_error {
  /** Keeps a text. */
  explicit argument_error(const char *text);
};
/** Divides by a number. */
class Divider {
public:
  /** Sets the number. */
  void by(int number) {
    if (number == 0)
      throw argument_error("the divisor of a divider"
                           " must not be zero");
  }
  /** Sets it from a text. */
  template <typename T> void parse(T text) {
    static_assert(sizeof(T) > 1, "only texts of characters can be parsed");
    // throw argument_error("this has been removed some time ago");
    GEO_THROW(argument_error, "unknown unit %s in the text %d", text);
  }
};
/** Says why nothing can be opened. */
#define GEO_CANNOT_OPEN "the file of shapes cannot be opened"

} // namespace geo
